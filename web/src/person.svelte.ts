/** Who sits at this browser. */

import { api } from './api';
import { live } from './live';
import { settings } from './settings.svelte';
import type { Me } from './wire';

class Person {
  me: Me | null = $state(null);

  /** Ask the server who we are; a newcomer becomes a guest. */
  async load(): Promise<void> {
    this.take(await api.me());
  }

  /** The answer to a change of the account. */
  take(me: Me): void {
    const another = this.me !== null && this.me.id !== me.id;
    const first = this.me === null;
    this.me = me;
    if (first || another) settings.takeFrom(me);
    if (another) live.again();
  }
}

export const person = new Person();
