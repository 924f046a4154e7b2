import styled from 'styled-components'
import { Badge } from '@shop/ui/Badge'
import { ButtonRow } from '../lib/buttonRow.styles.ts'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.article`
  position: relative;
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.raised};
  transition: border-color ${theme.motion.quick};

  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.line.control};
    }
  }
`

export const Status = styled(Badge)`
  white-space: normal;
`

/** On a line of its own while the text is enlarged. */
export const Heading = styled.div`
  flex: 1;
`

export const Number = styled.h3`
  flex: 1;
  font-family: ${theme.font.text};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};
  letter-spacing: ${theme.tracking.none};
  text-align: right;
  white-space: nowrap;
`

export const Frame = styled.div`
  width: clamp(3rem, 15vw, 4rem);
  overflow: hidden;
  border-radius: ${theme.radius.s};
`

export const More = styled.span`
  align-self: center;
  padding-left: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
`

export const Content = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${theme.weight.medium};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

export const Facts = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};

  & > b {
    color: ${theme.color.text.strong};
    font-variant-numeric: tabular-nums;
  }
`

export const Actions = styled(ButtonRow)`
  position: relative;
  z-index: ${layer.control};
`
