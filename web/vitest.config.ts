import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { texts } from './vite.config';

export default defineConfig({
  plugins: [svelte(), texts()],
  resolve: { conditions: ['browser'] },
  test: { environment: 'happy-dom', include: ['tests/*.test.ts'] },
});
