import styled from 'styled-components'
import { centred } from '@shop/ui/styles/centred'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.section`
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};
  text-align: center;

  & h2 {
    font-size: ${theme.type.h4};
  }
`

export const Apps = styled.div`
  display: none;
  gap: ${theme.space.m};
  width: 100%;

  @media ${media.mobile} {
    display: grid;
  }
`

export const App = styled.a`
  ${centred}
  min-height: 3.25rem;
  padding: ${theme.space.xs} ${theme.space.m};
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  font-weight: ${theme.weight.strong};
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.action.rest};
      color: ${theme.color.action.rest};
    }
  }
`

export const Code = styled.div`
  @media ${media.mobile} {
    display: none;
  }
  /* Dark on white in every theme: cameras need it. */
  & > svg {
    width: 13rem;
    height: 13rem;
    border-radius: ${theme.radius.m};
    background: white;
    fill: black;
    forced-color-adjust: none;
  }
  & > p {
    color: ${theme.color.text.muted};
    font-size: ${theme.type.s};
  }
`

export const Other = styled.a`
  ${touchTarget}
  font-size: ${theme.type.s};
  text-underline-offset: 0.25em;
`
