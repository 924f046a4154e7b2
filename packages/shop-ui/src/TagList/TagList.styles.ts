import styled from 'styled-components'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.section`
  & > h2,
  & > h3 {
    font-size: ${theme.type.h3};
  }
  & > :is(h2, h3):not([data-hidden='true']) + ul {
    margin-top: ${theme.space.m};
  }
`

export const List = styled.ul`
  & > li {
    max-width: 100%;
  }
  & a {
    ${touchTarget}
    max-width: 100%;
    padding: ${theme.space.xxs} ${theme.space.m};
    border: 1px solid ${theme.color.line.control};
    border-radius: ${theme.radius.pill};
    font-size: ${theme.type.s};
    text-decoration: none;
    overflow-wrap: anywhere;
    transition:
      border-color ${theme.motion.quick},
      background ${theme.motion.quick};
  }
  & > li[data-removable='true'] {
    display: flex;
    border: 1px solid ${theme.color.line.control};
    border-radius: ${theme.radius.pill};

    & > a {
      padding-inline-end: ${theme.space.xxs};
      border-color: transparent;
    }
    & > button {
      ${touchTarget}
      justify-content: center;
      min-width: ${theme.size.target};
      border-radius: ${theme.radius.pill};
      ${hoverAction}
    }
  }
  & a[aria-current] {
    border-color: ${theme.color.surface.inverse};
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
  @media ${media.forcedColors} {
    & a[aria-current] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
  @media ${media.hover} {
    & a:not([aria-current]):hover {
      border-color: ${theme.color.action.rest};
      color: ${theme.color.action.rest};
      background: ${theme.color.surface.brand};
    }
  }
`
