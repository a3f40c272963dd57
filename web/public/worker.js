// Keeps the pages for a slow or lost connection: files named by their content for ever, the page
// itself as it was seen last. What the server tells is never kept.
const CACHE = 'treize-1';

addEventListener('install', (event) => event.waitUntil(cachePage()));
// The page names what it had loaded before the worker was there.
addEventListener('message', (event) => event.waitUntil(cacheFiles(event.data)));
addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCache(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(fromServer(event.request));
});

/** The page itself is there from the first visit on, whatever becomes of the server. */
async function cachePage() {
  const cache = await caches.open(CACHE);
  await cache.add('/');
  await self.skipWaiting();
}

async function cacheFiles(addresses) {
  const cache = await caches.open(CACHE);
  const ours = addresses.filter((one) => one.startsWith(`${location.origin}/assets/`));
  for (const address of ours) if (!(await cache.match(address))) await cache.add(address);
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function fromServer(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}
