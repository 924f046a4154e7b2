import styled, { keyframes } from 'styled-components'
import { touchTarget } from '../styles/touchTarget.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

const turn = keyframes`to { rotate: 1turn; }`

/** `Button`, and with another element `ButtonLink`. */
export const ButtonRoot = styled.button`
  ${touchTarget}
  justify-content: center;
  gap: ${theme.space.xs};
  padding: ${theme.space.xs} min(${theme.space.l}, 9vw);
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};
  line-height: ${theme.leading.title};
  text-align: center;
  text-decoration: none;
  transition:
    background ${theme.motion.quick},
    border-color ${theme.motion.quick},
    color ${theme.motion.quick};

  &[data-size='l'] {
    min-height: min(3.25rem, 64px);
    padding-inline: min(2 * ${theme.space.m}, 9vw);
    font-size: ${theme.type.m};
  }
  &[data-wide='true'] {
    width: 100%;
  }

  &[data-variant='primary'] {
    color: ${theme.color.action.onFill};
    background: ${theme.color.action.fill};
  }
  &[data-variant='secondary'] {
    border-color: ${theme.color.line.control};
    background: transparent;
  }
  &[data-variant='strong'] {
    color: ${theme.color.text.inverse};
    background: ${theme.color.surface.inverse};
  }
  &[data-variant='critical'] {
    color: ${theme.color.critical.onFill};
    background: ${theme.color.critical.fill};
  }
  &[data-variant='quiet'] {
    padding-inline: ${theme.space.s};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  @media ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${theme.color.action.fillHover};
    }
    &[data-variant='secondary']:hover {
      border-color: ${theme.color.surface.inverse};
      color: ${theme.color.text.inverse};
      background: ${theme.color.surface.inverse};
    }
    &[data-variant='strong']:hover {
      background: ${theme.color.surface.inverseRaised};
    }
    &[data-variant='critical']:hover {
      background: ${theme.color.critical.fillHover};
    }
    &[data-variant='quiet']:hover {
      color: ${theme.color.action.rest};
    }
  }

  &:disabled {
    border-color: ${theme.color.line.subtle};
    color: ${theme.color.text.muted};
    background: ${theme.color.surface.sunken};
  }
  &[aria-busy='true'] {
    cursor: progress;

    &::after {
      width: 1em;
      height: 1em;
      border: 2px solid currentColor;
      border-top-color: transparent;
      border-radius: 50%;
      animation: ${turn} 900ms linear infinite;
      content: '';
    }
  }
  @media ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`
