"""Metrics for Prometheus. They reveal neither who plays nor what is played."""

from prometheus_client import CollectorRegistry, Counter, Gauge

REGISTRY = CollectorRegistry()

COMMANDS = Counter("aprendiz_commands", "Commands done at tables", registry=REGISTRY)
REFUSALS = Counter("aprendiz_refusals", "Requests that rules or tables refused", registry=REGISTRY)
MISTAKES = Counter("aprendiz_mistakes", "Messages nobody could understand", registry=REGISTRY)
SOCKETS = Gauge("aprendiz_sockets", "Open sockets", registry=REGISTRY)
REFUSED_SOCKETS = Counter("aprendiz_refused_sockets", "Sockets refused because of a limit", registry=REGISTRY)
CONNECTIONS = Gauge("aprendiz_connections", "Open connections, sockets included", registry=REGISTRY)
MOST_CONNECTIONS = Gauge("aprendiz_connections_limit", "Most open connections", registry=REGISTRY)
REFUSED_CONNECTIONS = Counter(
    "aprendiz_refused_connections", "Connections closed at once because of a limit", registry=REGISTRY
)
SILENT_CONNECTIONS = Counter(
    "aprendiz_silent_connections", "Connections closed because they sent no request or no Hello", registry=REGISTRY
)
TABLES = Gauge("aprendiz_tables", "Tables, also those that are only stored", registry=REGISTRY)
ROOMS = Gauge("aprendiz_tables_in_memory", "Tables that somebody looks at or did lately", registry=REGISTRY)
DAMAGED = Gauge("aprendiz_tables_damaged", "Tables whose stored data are damaged", registry=REGISTRY)
STORE_FAILING = Gauge("aprendiz_store_failing", "1 if nothing can be stored, otherwise 0", registry=REGISTRY)
STORE_FAILURES = Gauge("aprendiz_store_failures", "Failed writes and reads since the start", registry=REGISTRY)
