"""Parses ``/metrics``."""

from prometheus_client.parser import text_string_to_metric_families


def read_metrics(text: str) -> dict[tuple[str, str], float]:
    return {
        (sample.name, " ".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
