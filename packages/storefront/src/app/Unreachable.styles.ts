import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** As wide as the message above it. */
export const Cart = styled.section`
  width: min(34rem, 100% - 2 * ${theme.space.gutter});
  margin: 0 auto ${theme.space.section};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};

  & > h2 {
    margin-bottom: ${theme.space.xs};
    font-size: ${theme.type.h4};
  }
  & > p {
    color: ${theme.color.text.muted};
  }
  & li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.m};
    margin-top: ${theme.space.s};
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.line.subtle};
  }
`
