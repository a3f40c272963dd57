// Keeps the pages for a slow or lost connection: files named by their content for ever, the page
// itself as it was seen last. What the house tells is never kept.
const KEPT = 'treize-1';

addEventListener('install', (event) => event.waitUntil(stock()));
// The page names what it had loaded before the worker was there.
addEventListener('message', (event) => event.waitUntil(stockFiles(event.data)));
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromShelf(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(fromHouse(event.request));
});

/** The page itself is there from the first visit on, whatever becomes of the house. */
async function stock() {
  const shelf = await caches.open(KEPT);
  await shelf.add('/');
  await self.skipWaiting();
}

async function stockFiles(addresses) {
  const shelf = await caches.open(KEPT);
  const ours = addresses.filter((one) => one.startsWith(`${location.origin}/assets/`));
  for (const address of ours) if (!(await shelf.match(address))) await shelf.add(address);
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

async function fromShelf(request) {
  const shelf = await caches.open(KEPT);
  const found = await shelf.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}

async function fromHouse(request) {
  const shelf = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put('/', answer.clone());
    return answer;
  } catch {
    return (await shelf.match('/')) ?? Response.error();
  }
}
