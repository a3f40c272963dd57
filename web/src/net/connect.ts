// Who keeps a table, by its name.
import { Connection, type TableConnection } from './connection.svelte';
import type { Messages } from './messages';

export const connectTo = (
  _table: string,
  onMessage: (message: Messages) => void,
  onOpen: () => void,
): TableConnection => new Connection(onMessage, onOpen);
