import type { ElementType } from 'react'
import { jsx } from 'react/jsx-runtime'

interface StyledProps {
  as?: ElementType
  className?: string
}

interface Styled {
  (props: StyledProps): React.ReactElement
  /** What it renders, with the classes and attributes of all that it is made of. */
  styled: { element: ElementType; classes: string; fixed: object }
}

/**
 * What the build makes of a styled component (`build/styles`): an element with the class `id`, which the style sheet describes. It takes
 * `as`, and `fixed` attributes win over props, as in styled-components. A component that extends another one has the classes of both.
 */
export function styledElement(target: ElementType | Styled, id: string, fixed?: object): Styled {
  const base = typeof target === 'function' && 'styled' in target ? target.styled : undefined
  const styled = {
    element: base?.element ?? (target as ElementType),
    classes: base ? `${base.classes} ${id}` : id,
    fixed: { ...base?.fixed, ...fixed },
  }
  // Most elements of a page are such ones, so their props are copied once, which `createElement` would do again.
  function Styled({ as = styled.element, className, ...props }: StyledProps) {
    return jsx(
      as,
      Object.assign(props, styled.fixed, {
        className: className ? `${styled.classes} ${className}` : styled.classes,
      }),
    )
  }
  return Object.assign(Styled, { styled })
}
