import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './router';
import { setSeatColours } from './seats';
import './styles/index.css';

const target = document.querySelector('#app');
if (!target) throw new Error('the page has no #app');

setSeatColours(document.documentElement);
startRouter();
mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register('/worker.js').catch((error: unknown) => console.error(error));
}
