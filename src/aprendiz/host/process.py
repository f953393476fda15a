"""A worker process, seen from the process that asks it."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

from aprendiz.host.worker import ANSWERS, SIZE, Answer, Ask, Checked, CheckFile, CheckPlan, Forget, Message, packed

HUNG: Final = "hung"
STARTING: Final = 30.0
"""Timeout in seconds for starting a worker process; enough for a busy machine."""


class Lost(Exception):
    """The worker process died or hung; the message says which."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.has_hung = what == HUNG


class NotStarted(Exception):
    """The worker process could not be started."""


class WorkerProcess:
    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions = process.stdin
        self._answers = process.stdout

    @classmethod
    async def start(cls) -> "WorkerProcess":
        """Start a worker process and wait until it is ready. Raises NotStarted.

        It gets no signals from the terminal and has the same import path. Its stderr is discarded, because an error
        message could reveal hidden information.
        """
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "aprendiz.host.worker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
                start_new_session=True,
            )
        except OSError as error:
            raise NotStarted(type(error).__name__) from error
        worker = cls(process)
        try:
            await worker._answer(STARTING)
        except Lost as error:
            await worker.end()
            raise NotStarted(str(error)) from error
        except asyncio.CancelledError:
            await worker.end()
            raise
        return worker

    @property
    def number(self) -> int:
        """The process ID."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        return self._process.returncode is not None or self._answers.at_eof()

    async def ask(self, ask: Ask, patience: float) -> Answer:
        """Raises Lost if the process dies, or does not answer within `patience` seconds."""
        self._tell(ask)
        answer = await self._answer(patience)
        assert isinstance(answer, Answer)
        return answer

    async def check(self, check: CheckFile | CheckPlan, patience: float) -> Checked:
        """Raises Lost like `ask`."""
        self._tell(check)
        answer = await self._answer(patience)
        assert isinstance(answer, Checked)
        return answer

    def forget(self, bot: str) -> None:
        self._tell(Forget(bot))

    def _tell(self, message: Message) -> None:
        """Does nothing if the worker has already exited; the caller notices the missing answer."""
        if not self._questions.is_closing():
            self._questions.write(packed(message))

    async def _answer(self, patience: float) -> Answer | Checked:
        try:
            async with asyncio.timeout(patience):
                size = await self._answers.readexactly(SIZE)
                return ANSWERS.decode(await self._answers.readexactly(int.from_bytes(size, "big")))
        except TimeoutError:
            raise Lost(HUNG) from None
        except (asyncio.IncompleteReadError, OSError):
            raise Lost("died") from None

    async def end(self) -> None:
        """Kill the process at once, even while it is thinking."""
        if not self.has_ended:
            with suppress(ProcessLookupError):
                self._process.kill()
        self._questions.close()
        await self._process.wait()
        with suppress(OSError):
            await self._questions.wait_closed()
