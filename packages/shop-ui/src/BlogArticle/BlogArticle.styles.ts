import styled from 'styled-components'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.article`
  @media ${media.desktop} {
    font-size: ${theme.type.l};
  }
`

export const Tag = styled.p`
  color: ${theme.color.action.rest};
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.strong};
  letter-spacing: ${theme.tracking.capitals};
  text-transform: uppercase;
`

export const Byline = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};

  & > span::before {
    margin-right: ${theme.space.m};
    content: '·' / '';
  }
`

export const Cover = styled.div`
  overflow: hidden;
  margin-bottom: ${theme.space.xs};
  border-radius: ${theme.radius.l};

  @media ${media.mobile} {
    margin-inline: calc(-1 * ${theme.space.gutter});
    border-radius: 0;
  }
`
