// The piece “pebbles” of the gallery; written by scripts/embed-gallery, not by hand.

extension Gallery {
    static let pebbles = ####"""
        // Pebbles: each one is put down by chance, as large as fits among those that lie there already.
        canvas 400, 400
        title "Pebbles"
        background #22303a
        stroke none
        seed 4

        let pebbles = []
        def room(p) {
            let free = min(40, 176 - distance(p, (200, 200)))
            for pebble in pebbles { free = min(free, distance(p, pebble[0]) - pebble[1]) }
            return free
        }

        repeat 5000 {
            let p = (random(20, 380), random(20, 380))
            let radius = room(p) - 1.5
            if radius > 3 { pebbles.append([p, radius]) }
        }
        let beach = [#e8dcc4, #c2b092, #8fa3a6, #d98e73, #f4efe6, #5f7a82, #b5654a]
        for pebble in pebbles {
            fill random(beach)
            circle pebble[0], pebble[1]
        }

        """####
}
