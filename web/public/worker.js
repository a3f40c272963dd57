// Keeps the pages for a slow or lost connection: files named by their content for ever, the page
// itself as it was seen last. What the house tells is never kept.
const KEPT = 'treize-1';

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromShelf(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(fromHouse(event.request));
});

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
