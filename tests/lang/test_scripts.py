"""The messages that a script uses are found, however the calls are written."""

from tests.lang.scripts import calls

SCRIPT = """
h("p", { class: "note" }, t("door-join"), texts.value.say(`phase-${table.phase}`));
const said = t(row === "air" ? "table-air" : "table-floor", { count: all.filter(({ a }) => a("x, )")).length, name });
Object.t("nothing", 1); await("nothing");
t(key, { ...facts });
t("list", { "own-name": `${t("inner", { first: [1, 2] })}, ${"}"}` }, 3);
"""


def test_messages_their_beginnings_and_their_facts_are_found() -> None:
    found = [(call.where, set(call.keys), set(call.prefixes), call.facts) for call in calls("door.js", SCRIPT)]

    assert found == [
        ("door.js:2", {"door-join"}, set(), frozenset()),
        ("door.js:2", set(), {"phase-"}, frozenset()),
        ("door.js:3", {"table-air", "table-floor"}, set(), {"count", "name"}),
        ("door.js:5", set(), set(), None),
        ("door.js:6", {"list"}, set(), {"own-name"}),
        ("door.js:6", {"inner"}, set(), {"first"}),
    ]
