import { describe, expect, it } from 'vitest';
import { routeOf } from './router';

const at = (path: string) => routeOf(new URL(path, 'http://carrack.test'));

describe('addresses', () => {
  it.each([
    ['/', 'home', {}],
    ['/new/chess', 'new', { game: 'chess' }],
    ['/m/abc123', 'match', { match: 'abc123' }],
    ['/m/abc123/17', 'match', { match: 'abc123', at: '17' }],
    ['/j/abc123/secret', 'join', { match: 'abc123', invitation: 'secret' }],
    ['/g/chess/rules/', 'rules', { game: 'chess' }],
    ['/g/chess/statistics', 'explore', { game: 'chess' }],
  ])('%s is %s', (path, page, part) => {
    expect(at(path)).toMatchObject({ page, part });
  });

  it.each(['/m/abc123/x', '/m/', '/m/a/1/2', '/nowhere', '/g'])('%s is no page', (path) => {
    expect(at(path).page).toBe('lost');
  });

  it('keeps the section of the rules', () => {
    expect(at('/g/chess/rules#s-5.1.3').hash).toBe('s-5.1.3');
  });
});
