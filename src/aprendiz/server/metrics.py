"""Metrics for Prometheus. They reveal neither who plays nor what is played."""

from prometheus_client import CollectorRegistry, Counter, Gauge

REGISTRY = CollectorRegistry()

COMMANDS = Counter("aprendiz_commands", "Commands done at tables", registry=REGISTRY)
REFUSALS = Counter("aprendiz_refusals", "Requests that rules or tables refused", registry=REGISTRY)
MISTAKES = Counter("aprendiz_mistakes", "Messages nobody could understand", registry=REGISTRY)
SOCKETS = Gauge("aprendiz_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("aprendiz_tables", "Tables, also those that are only stored", registry=REGISTRY)
ROOMS = Gauge("aprendiz_tables_in_memory", "Tables that somebody looks at or did lately", registry=REGISTRY)
DAMAGED = Gauge("aprendiz_tables_damaged", "Tables whose stored data are damaged", registry=REGISTRY)
STORE_FAILING = Gauge("aprendiz_store_failing", "1 if nothing can be stored, otherwise 0", registry=REGISTRY)
STORE_FAILURES = Gauge("aprendiz_store_failures", "Failed writes and reads since the start", registry=REGISTRY)
