CREATE TABLE `shared_cards` (
	`user_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`analysis_id` text NOT NULL,
	`zawod_id` text NOT NULL,
	`place` integer NOT NULL,
	`strengths` text NOT NULL,
	`name` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`analysis_id`) REFERENCES `user_analysis`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shared_cards_key_unique` ON `shared_cards` (`key`);--> statement-breakpoint
CREATE INDEX `shared_cards_analysis` ON `shared_cards` (`analysis_id`);--> statement-breakpoint
CREATE INDEX `shared_cards_end` ON `shared_cards` (`expires_at`);