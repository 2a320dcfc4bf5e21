"""When a page has taken something in: what is asked, and what of the board is seen."""

# What is asked and which part of the board is seen, once both have stayed the same for some frames.
NOW = """() => [document.querySelector('.prompt').textContent,
  document.querySelector('.board svg').getAttribute('viewBox'), document.querySelector('.popup') !== null]"""
SETTLED = """() => new Promise(settled => {
  const now = NOW;
  const look = (before, times) => requestAnimationFrame(() => {
    const seen = now();
    const busy = document.querySelector('.prompt[aria-busy=true]');
    if (busy || JSON.stringify(seen) !== JSON.stringify(before)) look(seen, 0);
    else if (times < 5) look(before, times + 1);
    else settled(seen);
  });
  look(now(), 0);
})""".replace("NOW", NOW)
TAKEN = f"before => JSON.stringify(({NOW})()) !== JSON.stringify(before)"
