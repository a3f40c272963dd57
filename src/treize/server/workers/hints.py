"""What each legal move promises to somebody who asks."""

from __future__ import annotations

from treize.server.errors import Denied
from treize.server.settings import Settings
from treize.server.store.people import Account
from treize.server.tables.directory import TableDirectory
from treize.server.wire.commands import Hint
from treize.server.wire.updates import Advice
from treize.server.workers.bot_workers import BotWorkers
from treize.server.workers.jobs import Quota, Rank, Urgency


class Hints:
    """Gives hints, a few at once to each person."""

    def __init__(self, directory: TableDirectory, bots: BotWorkers, settings: Settings) -> None:
        self._directory, self._bots = directory, bots
        self._quota = Quota(settings.hints_per_person, settings.max_queued_jobs)

    async def advise(self, account: Account, command: Hint) -> Advice:
        """What each legal move promises to a seat that asks."""
        table = await self._directory.find(command.table)
        room, match = table.room, table.room.match
        if command.seat not in room.seating.plan.seen.get(account.id, []):
            raise Denied("seat/yours", seat=command.seat)
        if match is None or match.is_over:
            raise Denied("match/none" if match is None else "match/over")
        if match.turn != command.seat:
            raise Denied("move/turn", seat=command.seat, turn=match.turn)
        number = room.number
        octets = bytes(match.observe(command.seat))
        rank = Rank(Urgency.ASKED, account.id, table.id)
        with self._quota.hold(account.id):
            moves, why = await self._bots.advise(match.game, table.bot_seed, octets, rank=rank)
        return Advice(command.key, room.id, command.seat, number, moves, why)
