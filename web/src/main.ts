// The table in the browser begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { kept } from './kept.svelte';
import './look/look.css';
import { preferred, speak } from './words.svelte';

await speak(kept.language ?? preferred(navigator.languages));
mount(App, { target: document.getElementById('app')! });

if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
