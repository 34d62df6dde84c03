// The piece “emblem” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let emblem = ####"""
        // An emblem made by scissors alone: disks are joined and cut, and every edge that is left is a true arc.
        canvas 400, 400
        title "An emblem of disks"
        background #0b1d2a

        disk(p, r) = path { circle p, r }
        let center = (200, 200)

        // Nine disks around the middle: where an odd number of them lie over each other it is light.
        let flower = path("")
        for k in 0..<9 { flower = flower.xor(disk(center + polar(74, k * 40deg), 74)) }

        // A moon for every hour, and the ring on which they lie.
        let ring = disk(center, 185).subtract(disk(center, 160))
        for k in 0..<12 {
            let p = center + polar(172, k * 30deg)
            ring = ring.subtract(disk(p, 9)).union(disk(p, 6).subtract(disk(p + polar(4, k * 30deg), 5)))
        }

        stroke none
        fill #e9b44c; draw ring
        fill #f2e8cf; draw flower.subtract(disk(center, 24))
        fill #9b2915; draw disk(center, 18)

        """####
}
