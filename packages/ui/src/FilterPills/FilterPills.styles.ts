import styled, { css } from 'styled-components'
import { hoverAction } from '../styles/hoverAction.ts'
import { RawLink } from '../RawLink/RawLink.tsx'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xxs} ${theme.space.xs};

  &:focus {
    outline: none;
  }
`

/* A 36 px pill with a 44 px touch target. */
const reach = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: ${theme.size.compact};
  margin-block: ${theme.space.xxs};
  font-size: ${theme.type.s};
  line-height: ${theme.leading.title};

  &::after {
    position: absolute;
    inset: -0.25rem 0;
    content: '';
  }
`

export const Pill = styled(RawLink)`
  ${reach}
  max-width: 100%;
  padding: ${theme.space.xxs} ${theme.space.s};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.action.hover};
  background: ${theme.color.surface.brand};
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: background ${theme.motion.quick};

  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.onFill};
      background: ${theme.color.action.fill};
    }
  }
  @media ${media.forcedColors} {
    border: 1px solid LinkText;
  }
`

export const Clear = styled(RawLink)`
  ${reach}
  font-weight: ${theme.weight.strong};
  text-decoration: underline;

  ${hoverAction}
`
