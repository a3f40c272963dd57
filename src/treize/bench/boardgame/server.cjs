// A game of the size of 13 on boardgame.io, in memory: five cards in hand, three piles, four seats.
// Prints the address it listens at.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LIMIT = 13;
const HAND = 5;
const COLOURS = "RGB";

function deck(random) {
  const cards = [];
  for (const colour of COLOURS) {
    for (let value = 1; value <= 6; value++) {
      for (let copy = 0; copy < 4; copy++) cards.push(colour + value);
    }
  }
  return random.Shuffle(cards);
}

function deal({ ctx, random }) {
  const stock = deck(random);
  const hands = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) hands[seat] = stock.splice(0, HAND);
  const taken = Array(ctx.numPlayers).fill(0);
  return { stock, hands, taken, piles: { R: [], G: [], B: [] } };
}

function play({ G, playerID, random }, index) {
  const hand = G.hands[playerID];
  if (index < 0 || index >= hand.length) return INVALID_MOVE;
  const [card] = hand.splice(index, 1);
  const pile = G.piles[card[0]];
  const total = pile.reduce((sum, each) => sum + Number(each[1]), Number(card[1]));
  if (total > LIMIT) G.taken[playerID] += pile.splice(0).length;
  pile.push(card);
  if (G.stock.length === 0) G.stock = deck(random);
  hand.push(G.stock.pop());
}

const targets = {
  name: "targets",
  setup: deal,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    stock: G.stock.length,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [
        seat,
        seat === playerID ? hand : hand.length,
      ]),
    ),
  }),
};

const server = Server({ games: [targets], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }, () => {}).then(({ appServer }) => {
  process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`);
});
