"""Random commands in any order: every page always shows what the model expects, and so does the log."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import invariant, run_state_machine_as_test

from aprendiz.core.seal import pledge_of
from aprendiz.host import chain, clockwork
from aprendiz.host.store import MemoryStore
from tests.host.machine_games import Games
from tests.host.model import HOST
from tests.host.tables import Device, Hall, facts


class Tables(Games):
    @invariant()
    def every_page_shows_what_the_rules_give(self) -> None:
        if not hasattr(self, "model"):
            return
        for page in self.pages:
            if page.is_there:
                self.check(page)

    def check(self, page: Device) -> None:
        model, visit = self.model, page.visit
        course = model.course
        log = self.hall.store.logs[self.table]
        assert visit.version == len(log)
        assert visit.kept == {"version": len(log), "head": chain.check(log).head(len(log))}
        assert visit.discontinued is None
        assert visit.lobby["phase"] == model.phase
        assert visit.lobby["halt"] == ("host" if model.is_paused else None)
        assert visit.lobby["game"] == model.games
        assert visit.lobby["pledges"] == [pledge_of(share) for share in model.pledges.values()]
        assert model.phase != "waiting" or (visit.lobby["terms"] is not None) == model.is_started
        assert visit.you["seats"] == model.seats_of(page.name)
        assert visit.you["is_host"] == (page.name == HOST)
        present = {other.name for other in self.pages if other.is_there}
        for seat, (chair, seen) in enumerate(zip(model.chairs, visit.lobby["chairs"], strict=True)):
            assert seen["player"] == (None if chair.is_free else "person" if chair.device else chair.bot)
            assert seen["sits_in"] == (chair.bot if chair.device else None)
            assert seen["has_pledged"] == (chair.device in model.pledges)
            assert seen["has_shared"] == (chair.device in model.opened)
            assert visit.present[seat] == (chair.device in present)
            if chair.name:
                assert seen["name"] == chair.name
        assert visit.undo == (course.undoer if course is not None and model.phase == "playing" else None)
        eyes = model.eyes(page.name, self.uncovered[page])
        assert set(visit.updates) == set(visit.views) == set(visit.logs) == set(eyes)
        for viewer in eyes:
            assert course is not None
            update = visit.updates[viewer]
            shown = {
                "view": visit.views[viewer],
                "log": visit.logs[viewer],
                "legal": update["legal"],
                "waiting": update["waiting"],
                "aids": update["aids"],
                "is asked": update["ask"] is not None,
            }
            assert shown == course.shown(viewer)

    @invariant()
    def the_log_makes_the_same_table(self) -> None:
        if not hasattr(self, "model"):
            return
        there = [page for page in self.pages if page.is_there]
        moment = (len(self.hall.store.logs[self.table]), there)
        if moment != self.compared:
            self.loop.run(self._compare(there))
        self.compared = moment

    compared: tuple[int, list[Device]] = (0, [])

    async def _compare(self, there: list[Device]) -> None:
        store = MemoryStore()
        store.logs = {name: list(log) for name, log in self.hall.store.logs.items()}
        store.summaries = dict(self.hall.store.summaries)
        other = Hall(store)
        await other.house.open()
        again = [other.device(page.name) for page in there]
        for page, twin in zip(there, again, strict=True):
            twin.table = page.table
            await twin.enter()
            if self.uncovered[page] is not None:
                await twin.show(self.uncovered[page])
        assert [facts(page) for page in there] == [facts(twin) for twin in again]
        await other.house.close()


@pytest.mark.parametrize(("game", "examples"), [("flautz", 40), ("magus", 15), ("labyrinth", 30)])
def test_every_page_shows_what_the_rules_give(game: str, examples: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clockwork, "RETRY", 0.005)
    monkeypatch.setattr(clockwork, "SHARING", 1e9)  # Every command takes 10 seconds here.
    run_state_machine_as_test(
        type("Tables", (Tables,), {"game": game}),
        settings=settings(
            max_examples=examples,
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
        ),
    )
