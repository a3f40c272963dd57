// What the whole page knows of a part of it, as a class of its root. A rule `html:has(…)` tells the same, but then
// whatever comes or goes has the whole page styled anew.
import type { Attachment } from 'svelte/attachments';

/** As long as something is there, the root has a class. */
export const onRoot =
  (name: string): Attachment =>
  () => {
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  };
