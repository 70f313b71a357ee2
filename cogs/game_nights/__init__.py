"""Game nights: matches at an hour that a server sets, in pairs or with the same deals for all."""
