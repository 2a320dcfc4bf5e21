/** For tests that show parts: what one expects of elements, and a page that is empty after each test. */
import '@testing-library/jest-dom/vitest';
import '@testing-library/svelte/vitest';
