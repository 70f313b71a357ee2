"""The runtime of Castellan: settings, storage, matches, publishing, pictures, the local page."""
