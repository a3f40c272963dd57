// Keeps every file of the page from the first visit on, so that all works without a connection.
// Files of a version come from what is kept; the page itself from where it lies, unless that takes
// too long. What a server tells is never kept.
const VERSION = ''; // these three are filled in by src/treize/server/transport/precache.py
const FILES = [];
const HAS_SERVER = true;

const OURS = `treize ${registration.scope} `; // a host may offer other folders, and all share its caches
const CACHE = OURS + VERSION;
const ENGINE = `${OURS}engine`; // of a server, which builds it later than the page
const PATIENCE = 2_000; // milliseconds
const PAGE = './';

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(dropOld()));
addEventListener('message', ({ data, ports }) => {
  if (data === 'version') ports[0].postMessage(VERSION);
  if (data === 'take') void skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== 'GET' || path === null) return;
  if (request.mode === 'navigate' && isPage(path)) event.respondWith(page(request));
  else if (FILES.includes(path)) event.respondWith(keptFile(request));
  else if (path.startsWith('engine/')) event.respondWith(engine(request));
});

/** Where a file lies in our folder, if it does. */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  const whole = origin + pathname;
  return whole.startsWith(registration.scope) ? whole.slice(registration.scope.length) : null;
}

/** A server shows the page at many addresses, a folder of files at one. */
function isPage(path) {
  if (path === '' || path === 'index.html') return true;
  return HAS_SERVER && !/^(api|healthz|metrics)\b|\.\w+$/.test(path);
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all([PAGE, ...FILES].map((file) => keep(cache, file)));
}

/** Fetch a file; one whose name tells its content may have been kept by the version before. */
async function keep(cache, file) {
  const address = new URL(file, registration.scope).href;
  const isForEver = /^(assets|engine)\//.test(file);
  const kept = isForEver ? await caches.match(address) : undefined;
  if (kept) await cache.put(address, kept);
  else await cache.add(new Request(address, { cache: isForEver ? 'default' : 'no-cache' }));
}

async function dropOld() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== CACHE && name !== ENGINE) await caches.delete(name);
  await clients.claim();
}

async function page(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(new URL(PAGE, registration.scope));
  const fresh = fetch(request);
  if (!kept) return fresh;
  const late = new Promise((done) => setTimeout(done, PATIENCE, kept));
  const found = fresh.then((answer) => (answer.status < 500 ? answer : kept));
  return Promise.race([found, late]).catch(() => kept);
}

async function keptFile(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

/** The engine module of a server: the one asked for last is kept, and no other. */
async function engine(request) {
  const cache = await caches.open(ENGINE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  const digest = /[^/]*(?=\.\w+$)/.exec(request.url)?.[0] ?? '';
  for (const old of await cache.keys()) if (!old.url.includes(digest)) await cache.delete(old);
  await cache.put(request, answer.clone());
  return answer;
}
