// People together: a link, a bot between them, a lost connection, one screen for two; and no hidden card.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Server as HouseInfo } from '../src/net/messages.ts';
import { hidden } from './hidden.ts';
import { GAMES, type Game, type Guest, invite, sitDown } from './server.ts';
import { hand, moment, playMatch, playOne, tapMove, TAPS, version } from './moves.ts';
import { browser, server } from './open.ts';
import { offered } from './offered.ts';
import { layWire } from './wire.ts';

/** Make a table for friends and answer its link. */
async function openTable(page: Page, game: string, seats: number): Promise<string> {
  await page.goto(server.url);
  await page.locator(`.game.${game} .btn.line`).click();
  await page.locator('dialog select').first().selectOption(String(seats));
  await page.locator('dialog select').nth(3).selectOption('easy');
  await page.locator('dialog form .btn.ink').click();
  await page.locator('.occupants').waitFor();
  return page.locator('input[readonly]').inputValue();
}

/** The cards and moves of a game, as the server writes them. */
async function wordsOf(game: Game): Promise<Set<string>> {
  const { games } = (await (await fetch(`${server.url}/api/server`)).json()) as HouseInfo;
  const { cards, moves } = games.find((line) => line.game === game)!;
  return new Set([...cards, ...moves.map(({ text }) => text)]);
}

/** Each player's colour and animal, by name: in the lobby, or at the table. */
const looks = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const seat of document.querySelectorAll('.occupants li:not(.free), .seat, .mine')) {
      const sign = seat.querySelector<HTMLElement>('.who')!;
      const name = seat.querySelector('.label b, .name')?.textContent ?? 'you';
      found[name.replace('(bot)', '').trim()] = sign.dataset.look!;
    }
    return found;
  });

/** Whoever is asked for something plays on, until a round or the match is over or it is enough. */
async function playTogether(guests: Guest[], enough: number): Promise<number> {
  for (let moves = 0; ; moves++) {
    const asked = guests.map(async ({ page }) => ({ page, now: await moment(page) }));
    const { page, now } = await Promise.race(asked);
    if (now !== 'turn' || moves >= enough) return moves;
    await playOne(page, moves);
  }
}

for (const game of GAMES)
  test(
    `two browsers and a bot play ${game} through the link, one looks on, and none is told a hidden card`,
    { timeout: 120_000 },
    async () => {
      const names = ['Ann', 'Ben', 'Zoe'];
      const [ann, ben, zoe] = await Promise.all(names.map((name) => invite(browser, name)));
      const link = await openTable(ann!.page, game, 3);
      await ben!.page.goto(link);
      await ben!.page.locator('.occupants .btn.ink').first().click();
      await ann!.page.locator('.occupants li', { hasText: 'Ben' }).waitFor();
      const { Ann, Ben } = await looks(ann!.page);
      assert.notEqual(Ann!.split(' ')[0], Ben!.split(' ')[0], 'of different colours');
      await ann!.page.locator('.go .btn.ink').click();
      for (const { page } of [ann!, ben!]) await page.locator('.mine').waitFor();
      const [byAnn, byBen] = [await looks(ann!.page), await looks(ben!.page)];
      assert.deepEqual([byAnn.you, byAnn.Ben, byBen.Ann, byBen.you], [Ann, Ben, Ann, Ben]);
      await zoe!.page.goto(link);
      await zoe!.page.locator('.spectator').waitFor();
      assert.deepEqual(Object.values(await looks(zoe!.page)).slice(0, 2), [Ann, Ben]);
      assert.equal(await zoe!.page.locator('.hand').count(), 0);
      assert.notDeepEqual(await hand(ann!.page), await hand(ben!.page));
      const moves = await playTogether([ann!, ben!], 40);
      assert.ok(moves > 1, `${moves} moves`);
      const words = await wordsOf(game);
      for (const [guest, seats] of [
        [ann!, [0]],
        [ben!, [1]],
        [zoe!, []],
      ] as [Guest, number[]][]) {
        assert.ok(guest.frames.length > moves, `${guest.frames.length} frames`);
        assert.deepEqual(hidden(guest.frames, words, seats), []);
        assert.deepEqual(guest.errors, []);
        await guest.page.context().close();
      }
    },
  );

test('the reader of frames finds what is hidden in them', async () => {
  const words = await wordsOf('thirteen');
  const [stock, piles] = [
    { place: 'stock', seat: null, pile: null },
    { place: 'piles', seat: null, pile: 'B' },
  ];
  const [mine, theirs] = [0, 1].map((seat) => ({ place: 'hands', seat, pile: null }));
  const moved = (source: object, target: object) => ({
    type: 'moved',
    move: 'B7',
    flows: [{ number: 1, cards: ['B7'], source, target }],
  });
  const zones = { hands: [5, 5], taken: [0, 0], stock: [9], piles: [['B1']] };
  const frame = (
    change: object,
    happened: object[] = [],
    yours: object[] = [],
    numbers: object = {},
  ) =>
    JSON.stringify({
      type: 'update',
      happened,
      yours,
      state: { phase: 'playing', table: { zones: { ...zones, ...change }, numbers } },
    });
  const read = (...given: Parameters<typeof frame>) => hidden([frame(...given)], words, [0]);
  assert.deepEqual(read({}, [moved(mine!, piles)], [{ seat: 0, hand: ['B2'] }]), []);
  assert.match(read({ hands: [5, ['B2']] }).join(), /open hand/);
  assert.match(read({ stock: [['Y1']] }).join(), /open stock/);
  assert.deepEqual(read({ under: [3, 5] }), []);
  assert.match(read({ under: [3, ['Y1']] }).join(), /open under/);
  assert.match(read({ taken: [['B1'], 0] }).join(), /taken/);
  assert.match(read({}, [moved(stock, mine!)]).join(), /a flow/);
  assert.match(read({}, [moved(mine!, theirs!)]).join(), /a flow/);
  assert.match(read({}, [], [{ seat: 1, hand: ['B2'] }]).join(), /hand of seat 1/);
  assert.match(read({}, [], [], { next: 'G5' }).join(), /state\.table\.numbers\.next/);
});

test(
  'a reload in the middle of a match keeps the seat and the hand',
  { timeout: 60_000 },
  async () => {
    const { page } = await invite(browser, 'Ann');
    await sitDown(page, server.url, 'thirteen');
    await moment(page);
    await playOne(page);
    await moment(page);
    const before = await hand(page);
    await page.reload();
    await moment(page);
    assert.deepEqual(await hand(page), before);
    await playOne(page);
    await page.context().close();
  },
);

/** Pick a card and play it, without waiting for what comes of it. */
const lay = (page: Page) => tapMove(page, 0);

/** What must hold after a move made while nobody heard it: it was played, once. */
async function arrived(page: Page, was: string, held: number): Promise<void> {
  await moment(page, was);
  assert.equal(await page.locator('.banner').count(), 0);
  assert.equal((await hand(page)).length, held - 1);
}

test(
  'a move made while the server restarts is sent when it is back',
  { timeout: 90_000 },
  async () => {
    const { page } = await invite(browser, 'Ann');
    await sitDown(page, server.url, 'friday');
    await moment(page);
    await playOne(page);
    await moment(page);
    const [was, held] = [await version(page), (await hand(page)).length];
    const restarted = server.restart();
    await page.locator('.banner').waitFor();
    await lay(page);
    await restarted;
    await arrived(page, was, held);
    await page.context().close();
  },
);

for (const way of ['cut', 'hush'] as const)
  test(
    `a move made when the wire is ${way === 'cut' ? 'cut' : 'dead'} is played once it is mended`,
    { timeout: 90_000 },
    async () => {
      const wire = await layWire(server.url);
      const { page, errors } = await invite(browser, 'Ann');
      await sitDown(page, wire.url, 'friday');
      await moment(page);
      const [was, held] = [await version(page), (await hand(page)).length];
      wire[way]();
      if (way === 'cut') await page.locator('.banner').waitFor();
      await lay(page);
      await page.locator('.banner', { hasText: 'your move is sent as soon as' }).waitFor();
      assert.equal(await version(page), was);
      wire.mend();
      await arrived(page, was, held);
      await playOne(page);
      assert.deepEqual(errors, []);
      await page.context().close();
      await wire.close();
    },
  );

test('a reload while the wire is cut finds the table again', { timeout: 60_000 }, async () => {
  const wire = await layWire(server.url);
  const { page } = await invite(browser, 'Ann');
  await sitDown(page, wire.url, 'thirteen');
  await moment(page);
  const before = await hand(page);
  wire.cut();
  await page.locator('.banner').waitFor();
  wire.mend();
  await page.reload();
  await moment(page);
  assert.deepEqual(await hand(page), before);
  await page.context().close();
  await wire.close();
});

test(
  'one screen for two hides the hand until its player asks for it',
  { timeout: 60_000 },
  async () => {
    const { page } = await invite(browser, 'Ann');
    await openTable(page, 'thirteen', 3);
    await page.locator('#guest').fill('Bob');
    await page.locator('form.named .btn').click();
    await page.locator('.occupants li', { hasText: 'Bob' }).waitFor();
    await page.locator('.go .btn.ink').click();
    await page.locator('.mine').waitFor();
    const seen = new Set<string>();
    for (let i = 0; i < 4; i++) {
      assert.equal(await moment(page), 'covered');
      assert.deepEqual(await hand(page), []);
      seen.add(await page.locator('.cover .btn').innerText());
      await page.locator('.cover .btn').click();
      assert.equal((await hand(page)).length, 5);
      await playOne(page);
    }
    assert.equal(seen.size, 2, 'both were asked');
    await page.context().close();
  },
);

/** The best move is marked, with a sentence that is also read out; then all moves as cards. */
async function hintInTwoSteps(page: Page): Promise<void> {
  const text = (what: string) => page.locator(what).innerText();
  await page.locator('.bar .icon[aria-label="Hint"]').click();
  await page.locator('.guide').waitFor({ timeout: 40_000 });
  const [name, sentence] = [await text('.guide b'), await text('.guide p')];
  const told = await page.locator('[role=log] p').last().textContent();
  assert.equal(`${name} – ${sentence.replace(name, '').trim()}`.toLowerCase(), told!.toLowerCase());
  const marked = page.locator('.mine .suggested');
  assert.ok(await marked.count(), 'a card or a button is marked');
  await page.keyboard.press('Escape');
  assert.equal((await marked.count()) + (await page.locator('.guide').count()), 0);
  await page.locator('.bar .icon[aria-label="Hint"]').press('Enter');
  await page.locator('.guide .btn', { hasText: 'Why?' }).press('Enter');
  const first = page.locator('dialog ol li').first();
  assert.match(await first.innerText(), /%/);
  assert.ok((await first.innerText()).includes(sentence.replace(name, '').trim()));
  assert.ok(await page.locator('dialog ol svg.face').count(), 'cards are drawn');
  await page.keyboard.press('Escape');
}

test(
  'a hint comes in two steps; a move is taken back; chat is heard',
  { timeout: 90_000 },
  async () => {
    const { page, errors } = await invite(browser, 'Ann');
    await sitDown(page, server.url, 'drat');
    await moment(page);
    await hintInTwoSteps(page);
    await playOne(page);
    await moment(page);
    const number = Number(await version(page));
    await page.locator('.bar .icon[aria-label="Undo"]').click();
    await page.waitForFunction(
      (old) => Number(document.querySelector('[data-number]')?.getAttribute('data-number')) < old,
      number,
    );
    await page.locator('.bar .icon[aria-label="Menu"]').click();
    await page.locator('dialog .btn', { hasText: 'Chat' }).click();
    await page.locator('#said').fill('<b>Hello</b>');
    await page.keyboard.press('Enter');
    await page.locator('dialog .lines li', { hasText: '<b>Hello</b>' }).waitFor();
    assert.deepEqual(errors, []);
    await page.context().close();
  },
);

test('a move of two people is taken back when both agree', { timeout: 60_000 }, async () => {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => invite(browser, name)));
  const link = await openTable(ann!.page, 'drat', 2);
  await ben!.page.goto(link);
  await ben!.page.locator('.occupants .btn.ink').first().click();
  await ann!.page.locator('.occupants li', { hasText: 'Ben' }).waitFor();
  await ann!.page.locator('.go .btn.ink').click();
  const pages = [ann!.page, ben!.page];
  const mover = await Promise.race(pages.map((page) => moment(page).then(() => page)));
  const [name, other] = mover === pages[0] ? ['Ben', pages[1]!] : ['Ann', pages[0]!];
  const was = await version(mover);
  await playOne(mover);
  await mover.locator('.bar .icon[aria-label="Undo"]').click();
  await mover.locator('.banner', { hasText: `Waiting for ${name} to agree.` }).waitFor();
  await other.locator('.banner .btn.ink').click();
  await mover.locator(`[data-number="${was}"]`).waitFor();
  assert.equal(await mover.locator('.banner').count(), 0);
  for (const guest of [ann!, ben!]) {
    assert.deepEqual(guest.errors, []);
    await guest.page.context().close();
  }
});

/** A server between the page and the real one, which may change what it tells and lose what it hears. */
async function meddle(page: Page): Promise<{ tell: (text: string) => string; loses: string }> {
  const meddler = { tell: (text: string) => text, loses: 'nothing' };
  await page.routeWebSocket(/socket/, (socket) => {
    const real = socket.connectToServer();
    socket.onMessage((text) => {
      if (!String(text).includes(`"type":"${meddler.loses}"`)) real.send(text);
    });
    real.onMessage((text) => socket.send(meddler.tell(String(text))));
  });
  return meddler;
}

test('a shuffle is proved to a browser whose part is in it, and a server that bends it is found out', async () => {
  await offered(server.url); // so that the page can play matches again by itself
  const { page, errors } = await invite(browser, 'Ann', {}, { pace: 'instant' });
  const meddler = await meddle(page);
  const sitAgain = () => sitDown(page, server.url, 'drat', { seats: 2, options: { tokens: 3 } });
  await sitAgain();
  await playMatch(page, TAPS);
  await page.getByText('all 2 promises were kept').waitFor();
  await page.locator('.foot a[href*="/r/"]').click();
  await page.locator('.tools .btn', { hasText: 'Check the shuffle' }).click();
  await page.getByText('nobody chose the cards, not even whoever runs the server').waitFor();
  await page.getByText('your hand and the moves are those that it saw').waitFor();
  const lines = await page.locator('.luck li').allInnerTexts();
  assert.match(lines.join('\n'), /Server\s+promise kept\s+\w{32}\s+Ann\s+your part, promise kept/);

  // A server may say that all holds; the record is played again here, and is for another deal.
  await page.route(/\/api\/records\/[^/]+$/, async (route) => {
    const response = await route.fetch();
    const record = (await response.json()) as { options: object };
    await route.fulfill({ response, json: { ...record, options: { tokens: 4 } } });
  });
  await page.reload();
  await page.locator('.tools .btn', { hasText: 'Check the shuffle' }).click();
  await page.getByText('Something is wrong').waitFor();
  await page.unrouteAll();

  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('treize-part '))!;
    const own = JSON.parse(localStorage.getItem(key)!);
    own.seen.hands[0].pop(); // as if another hand had been dealt at the table
    localStorage.setItem(key, JSON.stringify(own));
  });
  await page.reload();
  await page.locator('.tools .btn', { hasText: 'Check the shuffle' }).click();
  await page.getByText('does not have the hand and the moves that you saw').waitFor();

  meddler.loses = 'reveal';
  await sitAgain();
  await page.getByText('without your browser’s part').waitFor();

  meddler.loses = 'nothing';
  meddler.tell = (text) => text.replace(/("commitment":")....(?=\w*","parts":\[)/, '$1beef');
  await sitAgain();
  await page.getByText('not what was promised before the shuffle').waitFor();

  meddler.tell = (text) => text.replace(/"shuffle":\{.*?"listed":\w+\}/, '"shuffle":null');
  await sitAgain();
  await playMatch(page, TAPS); // which nobody is called away from: it may be nobody's fault
  await page.getByText('without a part of this browser').waitFor();

  meddler.tell = (text) => text.replace(/"luck":\{.*?\]\}/, '"luck":null');
  await sitAgain();
  await playMatch(page, TAPS);
  await page.getByText('has not shown its part').waitFor();
  assert.deepEqual(errors, []);
  await page.context().close();
});
