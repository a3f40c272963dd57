// The table in the browser begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './look/preferences.svelte';
import './look/look.css';
import { loadGames } from './net/catalogue.svelte';
import { fileAt } from './net/site';
import { preferredLanguage, setLanguage } from './text/words.svelte';

void loadGames().catch(() => undefined); // while the texts come
await setLanguage(preferences.language ?? preferredLanguage(navigator.languages));
mount(App, { target: document.getElementById('app')! });

/** Let the worker keep what this first visit has loaded before it took over. */
async function keepFiles({ serviceWorker }: Navigator): Promise<void> {
  const took = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
  await serviceWorker.register(fileAt('worker.js'));
  if (!serviceWorker.controller) await took;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  serviceWorker.controller?.postMessage(loaded);
}
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void keepFiles(navigator).catch(() => undefined);
