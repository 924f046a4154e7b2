import { theme } from '@shop/ui/tokens/theme'
import { layer } from '@shop/ui/tokens/layer'
import styled from 'styled-components'

export const Root = styled.aside`
  position: relative;
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.positive.surface};
  font-size: ${theme.type.s};

  & > svg {
    color: ${theme.color.positive.text};
  }
  & a {
    text-decoration: underline;
    white-space: nowrap;
  }
  /* Above the link of the gift, which reaches over the whole offer. */
  & p:not(:last-child) > a {
    position: relative;
    z-index: ${layer.control};
  }
`

export const Frame = styled.div`
  flex: none;
  width: 3rem;
  border-radius: ${theme.radius.s};
  overflow: hidden;
`
