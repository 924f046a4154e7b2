import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.article`
  height: 100%;
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.raised};
  overflow-wrap: anywhere;
`

export const Name = styled.h3`
  margin-right: ${theme.space.xxs};
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.none};
`

export const Kind = styled.span`
  padding: calc(0.6 * ${theme.space.xxs}) ${theme.space.xs};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.strong};
`

export const Lines = styled.address`
  font-style: normal;
  line-height: ${theme.leading.prose};
`

export const Phone = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-variant-numeric: tabular-nums;
`

export const Actions = styled.div`
  margin: ${theme.space.xs} 0 calc(-1 * ${theme.space.xs});

  /* The text of a quiet button begins where the text above begins. */
  & > [data-variant='quiet']:first-child {
    margin-left: calc(-1 * ${theme.space.s});
  }
  /* On a phone the main button fills what a quiet one leaves. */
  @media ${media.mobile} {
    & > :not([data-variant='quiet']) {
      flex: 1 1 auto;
    }
  }
`
