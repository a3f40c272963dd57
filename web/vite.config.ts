import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../src/treize/texts');
const GAMES = join(import.meta.dirname, '../src/treize/games');

/** The texts a page needs, cut from the files that all of Treize shares. */
const CHUNKS: Record<string, { files: string[]; keep: RegExp }> = {
  table: {
    files: ['games.ftl', 'table.ftl', 'web.ftl'],
    keep: /^(web|title|card|colour|pile|place|word|move|merit|hint|why|option|name-guest|\w+-called|taken|score-(?:line|player|totals?)|score-\w+(?=-))(-|$)/,
  },
  rules: { files: ['rules.ftl'], keep: /^rule-/ },
  // What a server says by itself, and this device must say.
  errors: {
    files: ['errors.ftl'],
    keep: /^error-(game-unknown|option-(unknown|value)|table-unknown|person-name|analysis-failed|(seat|host|match|move|undo|record)-)/,
  },
};

/** The messages of a Fluent file whose names are wanted, comments left out. */
export function cut(text: string, keep: RegExp): string {
  const parts = text.replace(/^#.*\n/gm, '').split(/^(?=[a-zA-Z][\w-]* *=)/m);
  return parts.filter((part) => keep.test(/^[\w-]*/.exec(part)![0])).join('');
}

/** `import texts from 'texts:table/fr'` is a string of Fluent messages. */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      const found = /^\0texts:(\w+)\/(\w+)$/.exec(id);
      if (!found) return null;
      const { files, keep } = CHUNKS[found[1]!]!;
      const own = readdirSync(GAMES).map((game) => join(GAMES, game, `${found[2]}.ftl`));
      const paths = [
        ...files.map((file) => join(LOCALES, found[2]!, file)),
        ...own.filter((path) => existsSync(path)),
      ];
      for (const path of paths) this.addWatchFile(path);
      const text = paths.map((path) => cut(readFileSync(path, 'utf-8'), keep)).join('\n');
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** Where a file is built: apart from the others what only the page of a server loads. */
const folderOf = (source: string | null | undefined) =>
  source?.includes('pages/online/') ? 'assets/online' : 'assets';

export default defineConfig({
  base: './',
  plugins: [svelte(), texts()],
  build: {
    outDir: '../src/treize/server/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `${folderOf(chunk.facadeModuleId)}/[name]-[hash].js`,
        assetFileNames: (asset) => `${folderOf(asset.originalFileNames[0])}/[name]-[hash][extname]`,
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8013', ws: true } } },
});
