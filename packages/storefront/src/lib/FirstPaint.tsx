/**
 * A page that arrives slowly is first drawn when it has arrived up to here, so that no part above moves
 * while the rest of it comes. It has effect in the HTML of the server only
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect).
 */
export const FirstPaint = ({ id }: { id: string }) => (
  <>
    <link rel="expect" href={`#${id}`} blocking="render" />
    <template id={id} />
  </>
)
