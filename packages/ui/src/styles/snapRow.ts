/** Rules of a row that scrolls horizontally and stops at its children, which are `<li>`. */
export const snapRow = `
  /* Room for focus rings, which the overflow would clip. */
  margin: -6px;
  padding: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding: 6px;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    min-width: 0;
    scroll-snap-align: start;
  }
`
