import type { Cover } from '../picture';
import picture from './Cover.svelte';
import './look.css';
import { symbols } from './shapes';

export default { picture, symbols } satisfies Cover;
