/** Rules of a control that covers what is drawn in its place, so that touches and the keyboard reach it. */
export const unseenInput = `
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
