'use client'

import { Button } from '@shop/ui/Button'
import { Dialog } from '@shop/ui/Dialog'
import { useState } from 'react'

export function Sizes() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Sizes
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Choose a size">
        S, M and L
      </Dialog>
    </>
  )
}
