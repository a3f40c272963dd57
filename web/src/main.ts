// The table in the browser begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './look/preferences.svelte';
import './look/look.css';
import { loadGames } from './net/catalogue.svelte';
import { keepFiles } from './net/pageVersion.svelte';
import { preferredLanguage, setLanguage } from './text/words.svelte';

void loadGames().catch(() => undefined); // while the texts come
await setLanguage(preferences.language ?? preferredLanguage(navigator.languages));
const target = document.getElementById('app')!;
// A table is measured by container units; where there are none, the page goes on saying what it needs.
if (CSS.supports('width: 1cqw')) {
  target.replaceChildren();
  mount(App, { target });
}

if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => void keepFiles(navigator).catch(() => undefined), 1_000); // what is seen comes first
