// Who keeps a table, by its name.
import { DeviceConnection } from '../device/connection.svelte';
import { isOnDevice } from '../device/names';
import { Connection, type TableConnection } from './connection.svelte';
import type { Messages } from './messages';

export const connectTo = (
  table: string,
  onMessage: (message: Messages) => void,
  onOpen: () => void,
): TableConnection =>
  isOnDevice(table)
    ? new DeviceConnection(table, onMessage, onOpen)
    : new Connection(onMessage, onOpen);
