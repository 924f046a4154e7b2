import styled from 'styled-components'
import { centred } from '../styles/centred.ts'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Frame = styled.div`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space.xs};
  max-width: 27rem;
`

/** The real input, transparent above the boxes that display its digits. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  opacity: 0;
  font-size: ${theme.type.m};
  cursor: text;
`

export const Box = styled.span`
  ${centred}
  height: 3.5rem;
  border: 1px solid ${theme.color.line.control};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  font-size: ${theme.type.h4};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums;
  transition: border-color ${theme.motion.quick};

  &[data-filled='true'] {
    border-color: ${theme.color.text.strong};
  }
  input[aria-invalid='true'] ~ & {
    border-color: ${theme.color.critical.text};
  }
  input:focus ~ &[data-active='true'] {
    outline: 2px solid ${theme.color.focus.ring};
    outline-offset: 2px;
  }
  input:disabled ~ & {
    background: ${theme.color.surface.sunken};
  }
  @media ${media.forcedColors} {
    input:focus ~ &[data-active='true'] {
      outline-color: Highlight;
    }
  }
`
