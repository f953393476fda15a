"""The HTTP API: creating, finding, joining and deleting tables, and the files of games."""

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from aprendiz import __version__
from aprendiz.core.errors import Invalid, Refused
from aprendiz.core.table_rules import TableRule, no
from aprendiz.games.boxes import file_of
from aprendiz.host.directory import Evening
from aprendiz.host.messages import lobby_of, you_of
from aprendiz.host.summary import Summary
from aprendiz.server import bodies, catalogue, device, invitation, metrics, wire
from aprendiz.server.answers import answer, problem, reason, wrong
from aprendiz.server.downloads import Download
from aprendiz.server.handler import Handler, NoKey, body, context_of, count, count_new, device_of, guarded, house_of
from aprendiz.server.network import network_of
from aprendiz.server.proof import proven
from aprendiz.server.security import is_secure


async def make_device(request: Request) -> Response:
    """A key for a new device. A device that has a valid key stays the same device; its key is renewed if need be."""
    context = context_of(request)
    renewed = context.keys.renewed(request)
    if renewed is None:
        count_new(request, context.new_keys)
    key, status = (context.keys.new(), 201) if renewed is None else (renewed, 200)
    if request.query_params.get("for") == "program":
        return answer(bodies.Device(key), status)
    response = answer(bodies.Device(None), status)
    device.give(response, key, is_secure=is_secure(request))
    return response


async def show_games(request: Request) -> Response:
    return answer(catalogue.catalogue(house_of(request).limits.moves))


async def give_edition(request: Request) -> Response:
    """The file of an edition, as a template for your own."""
    game, edition = request.path_params["game"], request.path_params["edition"]
    return _file(file_of(game, edition), f"{game}-{edition}.toml", "application/toml")


async def read_edition(request: Request) -> Response:
    """Read a custom edition file. An invalid file is an answer with status 200, so that browsers log no error."""
    known = device_of(request)
    file = await body(request, bodies.EditionFile)
    try:
        contents = await house_of(request).world.checking.file(file.game, file.text, known, network_of(request))
        return answer(bodies.EditionRead(contents))
    except Invalid as error:
        return answer(bodies.EditionRead(problem=wrong(error)))


async def show_address(request: Request) -> Response:
    return answer(bodies.Address(context_of(request).address()))


async def make_table(request: Request) -> Response:
    owner = device_of(request)
    wanted = await body(request, bodies.NewTable)
    context, house = context_of(request), house_of(request)
    count_new(request, context.new_tables if house.directory.has_played(owner) else context.first_tables)
    room = await house.create(owner, wanted.plan, network_of(request))
    assert room.table.invitation is not None
    invited = room.table.invitation
    return answer(bodies.TableMade(room.table.name, invited.code, invited.long_code), 201)


async def list_tables(request: Request) -> Response:
    context = context_of(request)
    house, known, most = context.house, context.keys.device(request), context.listed
    mine = house.directory.of(known, most) if known is not None else []
    listed = house.directory.listed(most)
    return answer(
        bodies.Tables(tuple(_listed(*item, known) for item in mine), tuple(_listed(*item, known) for item in listed))
    )


def _listed(name: str, summary: Summary, known: str | None) -> bodies.TableListed:
    return bodies.TableListed(
        name, summary.game, summary.phase, summary.names, summary.free, summary.host == known, summary.touched
    )


async def list_evenings(request: Request) -> Response:
    context = context_of(request)
    known = context.keys.device(request)
    evenings = [] if known is None else context.house.directory.evenings(known, context.listed)
    return answer(bodies.Evenings(tuple(_evening(evening, known) for evening in evenings)))


def _evening(evening: Evening, known: str | None) -> bodies.Evening:
    ended = evening.ended
    seats = tuple(seat for seat, device in enumerate(ended.devices) if device == known)
    return bodies.Evening(evening.table, evening.number, ended.game, ended.at, ended.names, ended.winners, seats)


async def forget_evenings(request: Request) -> Response:
    await house_of(request).forget_evenings(device_of(request))
    return Response(status_code=204)


async def show_table(request: Request) -> Response:
    known = device_of(request)
    room = await house_of(request).seen(request.path_params["table"], known)
    async with room.turn() as table:
        lobby = lobby_of(table, room.present)
        return answer(bodies.TableShown(table.name, table.version, lobby, you_of(table, known)))


async def delete_table(request: Request) -> Response:
    """Delete a table, as its host or as the operator of the server."""
    table = request.path_params["table"]
    if context_of(request).is_keeper(request.headers.get("authorization", "")):
        await house_of(request).discard(table)
    else:
        await house_of(request).delete(table, device_of(request))
    return Response(status_code=204)


async def _code(request: Request) -> str:
    """The code of a request. The rate limit applies to all codes but the long code of an invitation."""
    code = (await body(request, bodies.WithCode)).code
    if not house_of(request).is_link(code):
        count(request)
    return code


async def join(request: Request) -> Response:
    known = device_of(request)
    room = await house_of(request).admit(await _code(request), known, network_of(request))
    return answer(bodies.TableFound(room.table.name))


async def claim(request: Request) -> Response:
    known = device_of(request)
    room, seat = await house_of(request).claim(await _code(request), known, network_of(request))
    return answer(bodies.TableFound(room.table.name, seat))


async def try_code(request: Request) -> Response:
    """Try a code that a user typed. A wrong code is an answer with status 200, so that browsers log no error."""
    known = device_of(request)
    code = await _code(request)
    try:
        room, seat = await house_of(request).enter(code, known, network_of(request))
    except Refused as error:
        return answer(bodies.CodeTried(refusal=reason(error)))
    return answer(bodies.CodeTried(room.table.name, seat))


async def give_record(request: Request) -> Response:
    """The record of a finished game, with the opened seed."""
    known, network, downloads = device_of(request), network_of(request), context_of(request).downloads
    film = await house_of(request).film(request.path_params["table"], known, _whole(request, "game"))
    downloads.check(known, network)
    return Download(downloads, known, network, film.stream(), "record.json")


async def draw_invitation(request: Request) -> Response:
    """The invitation link as a QR code, for the host and everybody with a chair."""
    known = device_of(request)
    room = await house_of(request).seen(request.path_params["table"], known)
    async with room.turn() as table:
        you = you_of(table, known)
    code = you.long_code or you.code
    if code is None:
        raise no(TableRule.NOT_YOUR_CHAIR, "sit-there-first")
    address = context_of(request).address()
    if address is None:
        return problem(404, "address", "unknown-path")
    drawing = await asyncio.to_thread(invitation.drawn, invitation.link(address, code))
    return Response(drawing, media_type="image/svg+xml")


async def verify(request: Request) -> Response:
    """Verify the record of a finished game."""
    house = house_of(request)
    film = await house.film(request.path_params["table"], device_of(request), _whole(request, "game"))
    async with house.world.filming:
        return answer(await asyncio.to_thread(lambda: proven(film.record)))


async def give_log(request: Request) -> Response:
    """What one of the device's seats was sent, at any time; without a seat, what everybody may see.

    Of an earlier game, what any seat was sent: its record is open to everybody at the table.
    """
    known, seat, table = device_of(request), _whole(request, "seat"), request.path_params["table"]
    number = _whole(request, "game")
    if number is None:
        room = await house_of(request).seen(table, known)
        pieces = await room.seat_log(known, seat)
    else:
        film = await house_of(request).film(table, known, number)
        pieces = await asyncio.to_thread(film.log, seat)
    downloads, network = context_of(request).downloads, network_of(request)
    downloads.check(known, network)
    return Download(downloads, known, network, (piece.encode() for piece in pieces), "log.json")


def _whole(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Invalid(name, "number", found=text)
    return int(text)


def _file(text: str, name: str, kind: str = "application/json") -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


async def health(request: Request) -> Response:
    house = house_of(request)
    trouble = await house.world.store.trouble()
    status, code = ("ok", 200) if trouble is None else ("failing", 503)
    return answer(bodies.Health(status, __version__, wire.PROTOCOL, len(house.directory), trouble, house.damaged), code)


async def show_metrics(request: Request) -> Response:
    house = house_of(request)
    metrics.TABLES.set(len(house.directory))
    metrics.ROOMS.set(len(house.directory.rooms))
    metrics.CONNECTIONS.set(context_of(request).entrance.connections)
    metrics.MOST_CONNECTIONS.set(context_of(request).limits.connections)
    metrics.DAMAGED.set(house.damaged)
    metrics.STORE_FAILING.set(await house.world.store.trouble() is not None)
    metrics.STORE_FAILURES.set(house.world.store.failures)
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def reissue(request: Request) -> Response:
    """A one-time code for the place of the host, asked for by the operator of the server."""
    if not context_of(request).is_keeper(request.headers.get("authorization", "")):
        raise NoKey
    return answer({"code": await house_of(request).reissue_host(request.path_params["table"])}, 201)


def routes() -> list[Route]:
    def route(path: str, *, is_counted: bool = True, **handlers: Handler) -> Route:
        """One route for all methods of a path, so that a 405 answer lists the allowed methods."""

        async def handle(request: Request) -> Response:
            return await handlers["GET" if request.method == "HEAD" else request.method](request)

        return Route(path, guarded(handle, is_counted=is_counted), methods=list(handlers))

    return [
        route("/api/device", POST=make_device, is_counted=False),  # Everybody with a link needs a key.
        route("/api/games", GET=show_games),
        route("/api/games/{game}/editions/{edition}", GET=give_edition),
        route("/api/edition", POST=read_edition),
        route("/api/address", GET=show_address),
        route("/api/tables", POST=make_table, GET=list_tables),
        route("/api/evenings", GET=list_evenings, DELETE=forget_evenings),
        route("/api/tables/{table}", GET=show_table, DELETE=delete_table),
        route("/api/tables/{table}/record", GET=give_record),
        route("/api/tables/{table}/verify", GET=verify),
        route("/api/tables/{table}/log", GET=give_log),
        route("/api/tables/{table}/invitation.svg", GET=draw_invitation),
        route("/api/tables/{table}/host", POST=reissue),
        route("/api/join", POST=join, is_counted=False),
        route("/api/claim", POST=claim, is_counted=False),
        route("/api/code", POST=try_code, is_counted=False),
        route("/api/health", GET=health),
        route("/metrics", GET=show_metrics),
    ]
