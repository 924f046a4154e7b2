import styled from 'styled-components'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { centred } from '@shop/ui/styles/centred'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.ul`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
  min-width: 0;

  @media (max-width: 1279px) {
    column-gap: ${theme.space.m};
  }
  @media (max-width: 1099px) {
    column-gap: ${theme.space.xs};
  }
  /* One row with air between its links, down to the layout of phones: the menu of all categories has the others. */
  @media (max-width: 999px) {
    column-gap: ${theme.space.m};

    & > :nth-child(n + 8):not([data-end='true']) {
      display: none;
    }
  }
  @media (max-width: 899px) {
    & > li > a {
      font-size: ${theme.type.xs};
    }
  }
`

export const Item = styled.li`
  display: flex;

  &[data-end='true'] {
    margin-left: auto;
  }
  &[data-end='true'] ~ &[data-end='true'] {
    margin-left: 0;
  }
`

export const Toggle = styled.button`
  ${centred}
  width: 1.5rem;
  min-height: ${theme.size.target};
  margin-right: calc(-1 * ${theme.space.xs});
  color: ${theme.color.text.muted};

  &[aria-expanded='true'] {
    color: ${theme.color.action.rest};

    & > svg {
      transform: rotate(180deg);
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${hoverAction}
  /* Without JavaScript the button could do nothing. In a narrow window it has no room: the menu of all categories has the same links. */
  @media (scripting: none), (max-width: 999px) {
    display: none;
  }
`
