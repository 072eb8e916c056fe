CREATE TABLE `purchases` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`course_id` text NOT NULL,
	`amount_grosze` integer NOT NULL,
	`currency` text NOT NULL,
	`bought_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `purchases_owner` ON `purchases` (`user_id`,`course_id`);