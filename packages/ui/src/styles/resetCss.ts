import { theme } from '../tokens/theme.ts'

/** Base styles in a cascade layer, so that an application's own rules win. */
export const resetCss = `@layer shop.reset{
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
h1,h2,h3,h4{
  font-family:${theme.font.display};
  font-weight:${theme.weight.regular};
  line-height:${theme.leading.heading};
  letter-spacing:${theme.tracking.heading};
  text-wrap:balance;
}
h1{font-size:${theme.type.h1}}
h2{font-size:${theme.type.h2}}
h3{font-size:${theme.type.h3};line-height:${theme.leading.title}}
h4{font-size:${theme.type.h4};line-height:${theme.leading.title}}
p{text-wrap:pretty}
ul,ol{padding:0;list-style:none}
img,svg,picture{display:block;max-width:100%}
svg{flex:none}
svg[data-directional]:dir(rtl){scale:-1 1}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
button:disabled{cursor:not-allowed}
a{color:inherit;text-decoration-thickness:1px;text-underline-offset:0.2em}
summary{cursor:pointer}
fieldset{min-width:0;padding:0;border:0}
table{border-collapse:collapse}
dd{margin:0}
[hidden]{display:none !important}
:focus-visible{outline:2px solid var(--focus-ring,${theme.color.focus.ring});outline-offset:2px}
}
`
