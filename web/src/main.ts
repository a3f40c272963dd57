// The table in the browser begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { kept } from './look/preferences.svelte';
import './look/look.css';
import { askGames } from './net/loadGames';
import { preferred, speak } from './text/words.svelte';

void askGames().catch(() => undefined); // while the texts come
await speak(kept.language ?? preferred(navigator.languages));
mount(App, { target: document.getElementById('app')! });

/** Let the worker keep what this first visit has loaded before it took over. */
async function keepFiles({ serviceWorker }: Navigator): Promise<void> {
  const took = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
  await serviceWorker.register('/worker.js');
  if (!serviceWorker.controller) await took;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  serviceWorker.controller?.postMessage(loaded);
}
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void keepFiles(navigator).catch(() => undefined);
